import { Ellipsis } from 'lucide-react';
import type { Agreement } from '#shared/agreement.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/dropdown-menu.tsx';
import type { LedgerActions } from './ledger-dialogs.tsx';

interface AgreementMenuProps {
  agreement: Agreement;
  actions: LedgerActions;
}

export function AgreementMenu({ agreement, actions }: AgreementMenuProps) {
  const { title, status } = agreement;
  const change = (next: Agreement['status']) => () => actions.changeStatus(agreement, next);
  return (
    <div className="-mt-1.5 -mr-2 shrink-0">
      <Menu
        label={`Actions for ${title}`}
        trigger={
          <IconButton label={`Actions for ${title}`}>
            <Ellipsis className="size-4" aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => actions.editAgreement(agreement)}>Edit</MenuItem>
        {status === 'open' && <MenuItem onSelect={change('closed')}>Close</MenuItem>}
        {status !== 'open' && <MenuItem onSelect={change('open')}>Reopen</MenuItem>}
        {status !== 'void' && <MenuItem onSelect={change('void')}>Void</MenuItem>}
        <MenuItem onSelect={() => actions.removeAgreement(agreement)}>Delete</MenuItem>
      </Menu>
    </div>
  );
}
