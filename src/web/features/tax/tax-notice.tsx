import { Scale } from 'lucide-react';
import { TAX_NOTICE, TAX_SOURCE } from '#shared/tax.ts';

/** Always in sight, because the suggestions are easy to take for more than they are. */
export function TaxNotice() {
  return (
    <p className="mb-4 flex gap-2.5 rounded-md bg-amber-tint px-4 py-3 text-sm text-pretty">
      <Scale className="mt-0.5 size-4 shrink-0 text-amber" aria-hidden="true" />
      <span>
        <strong className="font-semibold">{TAX_NOTICE}</strong> {TAX_SOURCE} You decide, and a tax
        adviser can check it.
      </span>
    </p>
  );
}
