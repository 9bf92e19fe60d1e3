export const SELLER =
  '(?:shops?|stores?|suppliers?|retailers?|vendors?|merchants?|dealers?|sellers?|outlets?|wholesalers?|distributors?|showrooms?|manufacturers?|makers?|(?:lumber|timber|builders) ?yards?|websites?|online shop|depots?)';
/** Any other place that sells. */
const PLACE = '(?:[a-z]+ )?(?:yards?|places?|compan(?:y|ies)|firms?|outfits?)';
const THE = '(?:the|our|my|that|those|these)';
/** "Which shop did we get the tub from?" */
export const SHOP = new RegExp(
  [
    '\\b(?:remember|know|recall|forgot|forget|see|find out|look up|idea) (?:from )?where (?:the|our|my|that|those|we|i) .*\\b(?:bought|got|ordered|purchased|come from|came from|is from|are from)\\b',
    '^(?:and |so |ok )?where (?:did|do|was|were|have|had) .*\\b(?:buy|bought|get|got|order|ordered|purchased?|come from)\\b',
    `\\b(?:which|what|name of the|name the|whose) ${SELLER}\\b.*\\b(?:buy|bought|get|got|order|ordered|purchased?|from|for|sold|supplied|delivered|use|used|made|where)\\b`,
    // "What yard did we get the studs from?" But a quote is from a contractor.
    `\\b(?:which|what) ${PLACE} (?!.*\\b(?:quotes?|bids?|estimates?|offers?|invoices?|bills?|insurance|warranty|permits?|contracts?)\\b)(?:(?:did|have|had) (?:we|i|they|you) (?:get|got|buy|bought|order|ordered|purchased?) .*\\bfrom\\b|(?:did|do|does|was|were|are|is) ${THE} .*\\b(?:come|came|bought|ordered|from)\\b|(?:sold|shipped) )`,
    `^(?:and |so )?where (?:is|are|was|were) ${THE} .*\\bfrom$`,
    // "From which mill did the beams come?"
    `^(?:and |so |ok )?from (?:which|what|whose) (?:${SELLER}|mills?|quarry|nursery|farm|${PLACE})\\b(?!.*\\b(?:quotes?|bids?|estimates?|warranty|insurance)\\b)`,
    // "Tile supplier?"
    `^(?:and |the |our )?(?:[a-z]+ ){1,2}(?:suppliers?|shop|store|retailer|vendor|dealer|manufacturer)(?: name)?$`,
    '^(?:and |so )?who (?:sold|manufactured|makes) (?:us |me )?(?:the|our|my|those|that|these)\\b',
    `^(?:and |so )?who (?:is|was|are|were) the ${SELLER}\\b`,
    '^(?:and |so )?whom? did (?:we|i) (?:buy|get|order|purchase) .*\\bfrom\\b',
    // "What did we pay for the tub from Costco?" asks for the price.
    '^(?!.*\\b(?:how much|how many|paid|pay|spend|spent|costs?|price|when|who)\\b).*\\bfrom (?:home depot|lowe(?:s)?|ikea|amazon|menards|b q|wickes|bunnings|costco|ebay|walmart|ace hardware|screwfix)\\b',
  ].join('|'),
);
