import { sayThatItFailed } from './start-failure.ts';

import('../app/link-app.tsx').then(
  ({ drawLinkPage }) => drawLinkPage(),
  (error: unknown) => {
    sayThatItFailed();
    throw error;
  },
);
