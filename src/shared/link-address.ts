/** The page of a link with its token, such as /decide/abc. */
const LINK_ADDRESS = /^\/(decide|work)\/([\w-]+)\/?$/;

export interface LinkAddress {
  page: 'decide' | 'work';
  token: string;
}

/** Null for any other page. */
export function readLinkAddress(pathname: string): LinkAddress | null {
  const [, page, token] = LINK_ADDRESS.exec(pathname) ?? [];
  return page && token ? { page: page as LinkAddress['page'], token } : null;
}

/** The page that opens the demo. */
const DEMO_ADDRESS = /^\/demo\/?$/;

/** Whether a page is built apart from the application, for people without an account. */
export function isPageApart(pathname: string): boolean {
  return DEMO_ADDRESS.test(pathname) || readLinkAddress(pathname) !== null;
}
