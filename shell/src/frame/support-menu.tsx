import { supportEmail } from '@coaching/mfe-kit';
import { ActionMenu, Icon } from '@coaching/ui-kit';
import { IconHelpCircle, IconMail } from '@tabler/icons-react';
import classes from './signed-in-frame.module.css';

/** Where to ask for help. */
export function SupportMenu() {
  return (
    <ActionMenu
      entries={[{ label: `Email ${supportEmail()}`, icon: IconMail, href: `mailto:${supportEmail()}` }]}
      trigger={(props) => (
        <button type="button" className={classes.support} aria-label="Support" {...props}>
          <Icon of={IconHelpCircle} />
          <span className={classes.wide}>Support</span>
        </button>
      )}
    />
  );
}
