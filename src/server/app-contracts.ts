import type { FastifyInstance } from 'fastify';
import type { BudgetFeatures } from './app-budget.ts';
import type { Database } from './db/client.ts';
import { changeOrderRoutes } from './features/change-orders/change-order.routes.ts';
import { createChangeOrders } from './features/change-orders/change-order.service.ts';
import { createDecisionMails } from './features/change-orders/decision-mail.service.ts';
import { documentRoutes } from './features/documents/document.routes.ts';
import { createDocuments } from './features/documents/document.service.ts';
import { photoCountRoutes } from './features/documents/photo-count.routes.ts';
import { linkPageRoutes } from './features/link-pages/link-page.routes.ts';
import { createLinkPages } from './features/link-pages/link-page.service.ts';
import { createLinkWriting } from './features/link-pages/link-writing.service.ts';
import { submissionUploadRoutes } from './features/link-pages/submission-upload.routes.ts';
import { linkRoutes } from './features/links/link.routes.ts';
import { createLinks } from './features/links/link.service.ts';
import type { Milestones } from './features/milestones/milestone.service.ts';
import { punchItemRoutes } from './features/punch-items/punch-item.routes.ts';
import { createPunchItems } from './features/punch-items/punch-item.service.ts';
import { createDeclinedMails } from './features/quotes/declined-mail.service.ts';
import { quoteRoutes } from './features/quotes/quote.routes.ts';
import { createQuotes } from './features/quotes/quote.service.ts';
import { createQuoteAcceptances } from './features/quotes/quote-acceptance.service.ts';
import { createQuoteComparisons } from './features/quotes/quote-comparison.service.ts';
import type { RateLimits } from './features/rate-limits/rate-limit.service.ts';
import type { Receipts } from './features/receipts/receipt.service.ts';
import { scopeLineRoutes } from './features/scope-lines/scope-line.routes.ts';
import { createScopeLines } from './features/scope-lines/scope-line.service.ts';
import { submissionRoutes } from './features/submissions/submission.routes.ts';
import { createSubmissions } from './features/submissions/submission.service.ts';
import type { LinkPolicy } from './http/link-scope.ts';
import type { Mailer } from './integrations/mail/mailer.ts';

export type ContractFeatures = ReturnType<typeof createContractFeatures>;

interface Uses {
  access: LinkPolicy;
  budget: BudgetFeatures;
  milestones: Milestones;
  receipts: Receipts;
  rateLimits: RateLimits;
  mailer: Mailer;
  publicUrl: URL;
  productName: string;
  onMailFailed: (error: unknown) => void;
}

/** Quotes, changes, papers and what is still open: how a household deals with contractors. */
export function createContractFeatures(db: Database, uses: Uses) {
  const { access, budget, milestones, receipts, rateLimits, publicUrl } = uses;
  const { agreements, bills } = budget;
  const scopeLines = createScopeLines(db);
  const quotes = createQuotes(db);
  const declinedMails = createDeclinedMails({ ...uses, db });
  const mails = createDecisionMails({ db, ...uses });
  const changeOrders = createChangeOrders(db, mails);
  const documents = createDocuments(db, receipts);
  const submissions = createSubmissions(db, { bills, documents, milestones });
  return {
    scopeLines,
    quotes,
    quoteComparisons: createQuoteComparisons(db, { quotes, scopeLines }),
    quoteAcceptances: createQuoteAcceptances({ db, quotes, scopeLines, agreements, declinedMails }),
    changeOrders,
    documents,
    punchItems: createPunchItems(db),
    submissions,
    links: createLinks({ db, access, rateLimits, publicUrl }),
    linkPages: createLinkPages({ db, agreements, bills, changeOrders, submissions, receipts }),
    linkWriting: createLinkWriting({ db, changeOrders, submissions, mails, rateLimits }),
  };
}

export async function registerContractRoutes(
  app: FastifyInstance,
  features: ContractFeatures,
  receipts: Receipts,
) {
  const { submissions, linkPages, linkWriting } = features;
  await app.register(scopeLineRoutes, { scopeLines: features.scopeLines });
  const { quotes, quoteComparisons, quoteAcceptances } = features;
  await app.register(quoteRoutes, { quotes, quoteComparisons, quoteAcceptances });
  await app.register(changeOrderRoutes, { changeOrders: features.changeOrders });
  await app.register(documentRoutes, { records: features.documents });
  await app.register(photoCountRoutes, { documents: features.documents });
  await app.register(punchItemRoutes, { records: features.punchItems });
  await app.register(linkRoutes, { links: features.links });
  await app.register(linkPageRoutes, { linkPages, linkWriting });
  await app.register(submissionUploadRoutes, { linkWriting, receipts });
  await app.register(submissionRoutes, { submissions });
}
