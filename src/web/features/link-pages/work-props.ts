import type { ContractorPage } from '#shared/link-page.ts';

export interface WorkPageProps {
  token: string;
  view: ContractorPage;
}

export interface WorkFormProps extends WorkPageProps {
  /** Says what was sent, on the page behind the form. */
  onSent: (sentence: string) => void;
}
