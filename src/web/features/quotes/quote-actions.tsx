import { Ellipsis } from 'lucide-react';
import type { ComparedQuote } from '#shared/quote-comparison.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/dropdown-menu.tsx';
import { quoteName } from './comparison-view.ts';
import type { QuoteActions } from './use-quote-dialogs.tsx';

export function QuoteStatus({ status }: Pick<ComparedQuote, 'status'>) {
  if (status === 'open') return null;
  return (
    <Badge tone={status === 'accepted' ? 'pine' : 'plain'}>
      {status === 'accepted' ? 'Accepted' : 'Declined'}
    </Badge>
  );
}

interface QuoteButtonProps {
  quote: ComparedQuote;
  actions: QuoteActions;
}

export function QuoteMenu({ quote, actions }: QuoteButtonProps) {
  const label = `Actions for the quote of ${quoteName(quote)}`;
  const { status } = quote;
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label}>
          <Ellipsis className="size-4" aria-hidden="true" />
        </IconButton>
      }
    >
      {status !== 'accepted' && <MenuItem onSelect={() => actions.edit(quote)}>Edit</MenuItem>}
      {status === 'open' && (
        <MenuItem onSelect={() => actions.changeStatus(quote, 'declined')}>Decline</MenuItem>
      )}
      {status === 'declined' && (
        <MenuItem onSelect={() => actions.changeStatus(quote, 'open')}>Reopen</MenuItem>
      )}
      <MenuItem onSelect={() => actions.remove(quote)}>Delete</MenuItem>
    </Menu>
  );
}

export function AcceptButton({ quote, actions }: QuoteButtonProps) {
  if (quote.status !== 'open') return null;
  return (
    <Button variant="secondary" onClick={() => actions.accept(quote)}>
      Accept<span className="sr-only"> the quote of {quoteName(quote)}</span>
    </Button>
  );
}
