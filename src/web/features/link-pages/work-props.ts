import type { ContractorLinkView } from '#shared/link-view.ts';

export interface WorkPageProps {
  token: string;
  view: ContractorLinkView;
}

export interface WorkFormProps extends WorkPageProps {
  /** Says what was sent, on the page behind the form. */
  onSent: (sentence: string) => void;
}
