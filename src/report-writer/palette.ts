/** The light colors of the product, on white paper. */
export const palette = {
  paper: '#f7f3e9',
  ink: '#24211b',
  soft: '#5c5547',
  line: '#e1d8c5',
  tint: '#f3eee2',
  pine: '#1f4a3c',
  fillPine: '#2f6b57',
  fillAmber: '#d2912a',
  fillBrick: '#b4452f',
  brick: '#a03320',
} as const;
