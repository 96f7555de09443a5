import { useSession } from '@coaching/mfe-kit';
import { Button, Icon, latePart } from '@coaching/ui-kit';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './calendar-button.module.css';

const CalendarDialog = latePart(() => import('./calendar-dialog'));

/** The way to have planned visits in one's own calendar; its address is the person's alone, so not for staff as them. */
export function CalendarButton() {
  const [isOpen, setOpen] = useState(false);
  const { real } = useSession();
  if (real) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        classNames={{ root: classes.button, inner: classes.inner, section: classes.icon }}
        leftSection={<Icon of={IconCalendarEvent} size={18} />}
        onClick={() => setOpen(true)}
      >
        In your calendar
      </Button>
      <CalendarDialog opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
