const COAT =
  '(?:stain|paint|varnish|sealer|sealant|primer|wax|lacquer|shellac|finish|topcoat|undercoat|grout|mortar|thinset|caulk|caulking|glue|adhesive|filler|wallpaper|oil)s?';
const PUT =
  '(?:put|use|used|apply|applied|choose|chosen|chose|pick|picked|go|gone|went|hang|hung|brush|roll)';

/** "What stain did we put on the boards?" What was bought is at most in a description. */
export const COATING = new RegExp(
  [
    `^(?:and |so )?(?:what|which) (?:(?:kind|type|sort|make|brand) of )?(?:\\w+ )?${COAT} (?:(?:did|have|had|has) (?:\\w+ ){1,3}?${PUT}\\b|(?:is|was|are|were|went|goes) (?:on|in|used|around|between|behind)\\b|(?:that )?(?:we|i|they) (?:put|used|chose|picked)\\b)`,
    '^(?:and |so )?what did (?:we|i|they|he|she) (?:seal|stain|paint|varnish|grout|caulk|prime|oil|wax|coat) .{3,60} with$',
  ].join('|'),
);
