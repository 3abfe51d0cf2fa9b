/** What is played at the table that is shown: cards are called differently in each edition, and acts at each stage. */
export const played = $state({ edition: "", stage: "" });
