/** What is played at the table that is shown: cards are called differently in each edition. */
export const played = $state({ edition: "" });
