"""Courses: games taught act by act. No words and no pictures are in here; who shows a lesson adds them."""
