import { Controller, useWatch } from 'react-hook-form';
import { isUnclear, sharedLines } from '#shared/quote-acceptance.ts';
import type { ComparedQuote, QuoteComparison } from '#shared/quote-comparison.ts';
import { useFormAround } from '../../lib/form-around.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { quoteName } from './comparison-view.ts';

interface DeclineFieldsProps {
  comparison: QuoteComparison;
  /** The one to accept. */
  quote: ComparedQuote;
}

interface Declining {
  declineIds: number[];
  mailDeclined: boolean;
}

/**
 * Which of the other quotes to decline. A quote that says nothing about the scope may be for the same
 * work or for other work, so it is a choice too. Reads the form around it.
 */
export function DeclineFields({ comparison, quote }: DeclineFieldsProps) {
  const { control, register } = useFormAround<Declining>();
  const chosen = useWatch({ control, name: 'declineIds' });
  const { scopeLines, quotes } = comparison;
  const others = quotes.filter(({ id }) => id !== quote.id);
  const shares = (other: ComparedQuote) => sharedLines(scopeLines, quote, other).length > 0;
  const unclear = others.filter((other) => isUnclear(scopeLines, quote, other));
  const open = others.filter(
    (other) => other.status === 'open' && (shares(other) || unclear.includes(other)),
  );
  const accepted = unclear.filter(({ status }) => status === 'accepted');
  return (
    <>
      {accepted.length > 0 && (
        <p className="rounded-md bg-amber-tint/60 p-3.5 text-sm wrap-anywhere">
          You accepted the quote of {accepted.map(quoteName).join(', ')} already. If it is for the
          same work, do not accept this one too.
        </p>
      )}
      {open.length > 0 && (
        <fieldset>
          <legend className="text-sm font-medium">Decline others</legend>
          <Controller
            control={control}
            name="declineIds"
            render={({ field: { value, onChange } }) => (
              <>
                {open.map((other) => (
                  <CheckboxField
                    key={other.id}
                    label={quoteName(other)}
                    {...(!shares(other) && { hint: 'Only if it is for the same work.' })}
                    checked={value.includes(other.id)}
                    onChange={({ target }) =>
                      onChange(
                        target.checked
                          ? [...value, other.id]
                          : value.filter((id) => id !== other.id),
                      )
                    }
                  />
                ))}
              </>
            )}
          />
          {chosen.length > 0 && (
            <CheckboxField
              label="Thank them by mail"
              hint="A polite mail to those with an e-mail address. It does not say whom you chose."
              {...register('mailDeclined')}
            />
          )}
        </fieldset>
      )}
    </>
  );
}
