/** Alone, they say what was done and not to what: “when was the house built?” */
export const deeds: ReadonlySet<string> = new Set(
  'built made installed hung laid delivered ordered fixed rented fitted poured mounted supplied dug erected framed gutted'.split(
    ' ',
  ),
);
