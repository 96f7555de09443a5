import { supportEmail, supportSite } from '@coaching/mfe-kit';
import { ActionMenu, Icon } from '@coaching/ui-kit';
import { IconBook2, IconHelpCircle, IconMail } from '@tabler/icons-react';
import classes from './signed-in-frame.module.css';

/** Where to ask for help. */
export function SupportMenu() {
  return (
    <ActionMenu
      entries={[
        { label: 'Support Site', icon: IconBook2, href: supportSite() },
        { label: `Email ${supportEmail()}`, icon: IconMail, href: `mailto:${supportEmail()}` },
      ]}
      trigger={(props) => (
        <button type="button" className={classes.support} aria-label="Support" {...props}>
          <Icon of={IconHelpCircle} />
          <span className={classes.wide}>Support</span>
        </button>
      )}
    />
  );
}
