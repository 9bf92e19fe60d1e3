import { Link } from '@tanstack/react-router';
import { ChevronsUpDown, Command, CreditCard, FolderOpen, LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { displayName } from '#shared/user.ts';
import { paths } from '../../config/paths.ts';
import { useLogout } from '../../features/auth/auth-mutations.ts';
import { useSignedInUser } from '../../features/auth/signed-in-user.tsx';
import { errorSentence } from '../../lib/api-client.ts';
import { chooseTheme, themes, useTheme } from '../../lib/theme.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '../../ui/dropdown-menu.tsx';

const iconClasses = 'size-4 text-ink-soft';

export interface AccountActions {
  onShortcuts: () => void;
  /** Asks first if expenses wait in this browser. */
  onLogOut: (() => void) | false;
}

interface UserMenuProps extends AccountActions {
  onLeave?: (() => void) | undefined;
}

export function UserMenu(props: UserMenuProps) {
  const { onLeave, onShortcuts, onLogOut } = props;
  const user = useSignedInUser();
  const theme = useTheme();
  const logout = useLogout();
  const [isOpen, setIsOpen] = useState(false);
  const name = displayName(user);

  return (
    <div className="grid gap-2">
      {logout.isError && <ErrorAlert>{errorSentence(logout.error)}</ErrorAlert>}
      <Menu
        label="Account"
        side="top"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <button
            type="button"
            className="target flex w-full min-w-0 items-center gap-2.5 rounded-md px-2 py-1.5 text-left transition-colors duration-150 hover:bg-ink/5 data-[state=open]:bg-ink/5"
          >
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-pine-tint text-sm font-semibold text-pine-deep uppercase"
            >
              {[...name][0]}
            </span>
            <span className="min-w-0 flex-1 truncate font-medium" title={name}>
              {name}
            </span>
            <ChevronsUpDown className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
          </button>
        }
      >
        <MenuItem asChild>
          <Link to={paths.projects} onClick={onLeave}>
            <FolderOpen className={iconClasses} aria-hidden="true" />
            Projects
          </Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to={paths.billing} onClick={onLeave}>
            <CreditCard className={iconClasses} aria-hidden="true" />
            Billing & Subscription
          </Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to={paths.settings} onClick={onLeave}>
            <Settings className={iconClasses} aria-hidden="true" />
            Settings
          </Link>
        </MenuItem>
        <MenuItem onSelect={onShortcuts}>
          <Command className={iconClasses} aria-hidden="true" />
          Keyboard shortcuts
        </MenuItem>
        <MenuSeparator />
        <MenuLabel>Theme</MenuLabel>
        <MenuChoice
          label="Theme"
          value={theme}
          onValueChange={chooseTheme}
          options={themes}
          keepsOpen
        />
        <MenuSeparator />
        <MenuItem
          disabled={logout.isPending}
          onSelect={(event) => {
            if (onLogOut) return onLogOut();
            // Keep the menu open until the answer, to show that something is happening.
            event.preventDefault();
            logout.mutate(undefined, { onError: () => setIsOpen(false) });
          }}
        >
          <LogOut className={iconClasses} aria-hidden="true" />
          {logout.isPending ? 'Logging out...' : 'Log out'}
        </MenuItem>
      </Menu>
    </div>
  );
}
