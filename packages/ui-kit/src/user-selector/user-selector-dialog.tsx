import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { Dialog } from '../dialog/dialog';
import { Selector } from './selector';
import type { UserSelectorDialogProps } from './user-selector-props';

/**
 * Chooses people by search and by place, and invites new ones (spec 2 section 2, User selector dialog). What is
 * ticked stays while one searches and toggles. A click outside closes it only while nothing was changed; Escape,
 * Cancel and the cross give up what was. The button that ends it says what it does ("Choose 3 people"), and its
 * accessible name begins with OK: `{ name: /^OK/ }`.
 */
export function UserSelectorDialog({ opened, title, ...rest }: UserSelectorDialogProps) {
  const [isChanged, setIsChanged] = useState(false);
  const isPhone = useMediaQuery('(width < 36em)', undefined, { getInitialValueInEffect: false });
  return (
    <Dialog
      opened={opened}
      onClose={rest.onClose}
      title={title}
      size={680}
      fullScreen={isPhone}
      closeOnClickOutside={!isChanged}
    >
      <Selector {...rest} onChanged={setIsChanged} />
    </Dialog>
  );
}
