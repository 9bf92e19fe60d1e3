import type { FastifyInstance } from 'fastify';
import type { Database } from './db/client.ts';
import type { Agreements } from './features/agreements/agreement.service.ts';
import { changeOrderRoutes } from './features/change-orders/change-order.routes.ts';
import { createChangeOrders } from './features/change-orders/change-order.service.ts';
import { documentRoutes } from './features/documents/document.routes.ts';
import { createDocuments } from './features/documents/document.service.ts';
import { photoCountRoutes } from './features/documents/photo-count.routes.ts';
import { linkRoutes } from './features/links/link.routes.ts';
import { createLinks } from './features/links/link.service.ts';
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
import { createSubmissions } from './features/submissions/submission.service.ts';
import type { Mailer } from './integrations/mail/mailer.ts';

export type ContractFeatures = ReturnType<typeof createContractFeatures>;

interface Uses {
  receipts: Receipts;
  rateLimits: RateLimits;
  agreements: Agreements;
  mailer: Mailer;
  publicUrl: URL;
  productName: string;
  onMailFailed: (error: unknown) => void;
}

/** Quotes, changes, papers and what is still open: how a household deals with contractors. */
export function createContractFeatures(db: Database, uses: Uses) {
  const { receipts, rateLimits, agreements, publicUrl } = uses;
  const scopeLines = createScopeLines(db);
  const quotes = createQuotes(db);
  const declinedMails = createDeclinedMails({ ...uses, db });
  return {
    scopeLines,
    quotes,
    quoteComparisons: createQuoteComparisons(db, { quotes, scopeLines }),
    quoteAcceptances: createQuoteAcceptances({ db, quotes, scopeLines, agreements, declinedMails }),
    changeOrders: createChangeOrders(db),
    documents: createDocuments(db, receipts),
    punchItems: createPunchItems(db),
    submissions: createSubmissions(db),
    links: createLinks({ db, rateLimits, publicUrl }),
  };
}

export async function registerContractRoutes(app: FastifyInstance, features: ContractFeatures) {
  await app.register(scopeLineRoutes, { scopeLines: features.scopeLines });
  const { quotes, quoteComparisons, quoteAcceptances } = features;
  await app.register(quoteRoutes, { quotes, quoteComparisons, quoteAcceptances });
  await app.register(changeOrderRoutes, { changeOrders: features.changeOrders });
  await app.register(documentRoutes, { records: features.documents });
  await app.register(photoCountRoutes, { documents: features.documents });
  await app.register(punchItemRoutes, { records: features.punchItems });
  await app.register(linkRoutes, { links: features.links });
}
