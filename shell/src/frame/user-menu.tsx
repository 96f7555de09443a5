import { mayOpenRecycleBin, mayPayForSeats } from '@coaching/access';
import { useIsShown, useSession } from '@coaching/mfe-kit';
import {
  ActionMenu,
  type ColorSchemeChoice,
  type MenuEntry,
  UserAvatar,
  useColorScheme,
} from '@coaching/ui-kit';
import {
  IconArmchair,
  IconCreditCard,
  IconDeviceDesktop,
  IconLogout,
  IconMoon,
  IconSun,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import classes from './signed-in-frame.module.css';

const schemes: { choice: ColorSchemeChoice; label: string; icon: typeof IconSun }[] = [
  { choice: 'light', label: 'Light', icon: IconSun },
  { choice: 'dark', label: 'Dark', icon: IconMoon },
  { choice: 'system', label: 'As the device', icon: IconDeviceDesktop },
];

/** Who is signed in, how the product looks to them, and the way out. */
export function UserMenu() {
  const { user, actor, organization, real } = useSession();
  const isShown = useIsShown();
  const [chosen, choose] = useColorScheme();
  const entries: MenuEntry[] = [
    { heading: `${user.username}, ${user.email}` },
    { label: 'Profile', icon: IconUser, href: '/profile' },
    ...(user.licenses.length > 0 && !real
      ? [{ label: 'Billing', icon: IconCreditCard, href: '/payment' }]
      : []),
    ...(organization && mayPayForSeats(actor, organization.uid)
      ? [{ label: 'Seats', icon: IconArmchair, href: `/seats/${organization.uid}` }]
      : []),
    ...(mayOpenRecycleBin(actor) && isShown('/undelete')
      ? [{ label: 'Recycle Bin', icon: IconTrash, href: '/undelete' }]
      : []),
    'divider',
    ...schemes.map(({ choice, label, icon }) => ({
      label,
      icon,
      checked: choice === chosen,
      onSelect: () => choose(choice),
    })),
    'divider',
    { label: 'Log Out', icon: IconLogout, href: '/logout' },
  ];
  return (
    <ActionMenu
      entries={entries}
      trigger={(props) => (
        <button
          type="button"
          className={classes.avatar}
          aria-label={`Account of ${user.username}`}
          {...props}
        >
          <UserAvatar user={user} size={32} decorative />
        </button>
      )}
    />
  );
}
