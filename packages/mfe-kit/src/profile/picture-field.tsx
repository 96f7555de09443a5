import { AVATAR_SIZE } from '@coaching/contracts';
import { Button, latePart, type Person, UserAvatar } from '@coaching/ui-kit';
import { useState } from 'react';
import { pictureProblemOf, uploadFile } from '../upload';
import classes from './picture-field.module.css';

const ImageDialog = latePart(async () => ({
  default: (await import('@coaching/ui-kit/image-dialog')).ImageDialog,
}));

interface PictureFieldProps {
  person: Person;
  onChange: (picture: string | null) => void;
}

/** A person's picture, and the way to another one or to none. */
export function PictureField({ person, onChange }: PictureFieldProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <div className={classes.field}>
      <UserAvatar user={person} size={AVATAR_SIZE} decorative />
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => setOpen(true)}>
          {person.picture ? 'Change picture' : 'Add a picture'}
        </Button>
        {person.picture && (
          <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      {isOpen !== null && (
        <ImageDialog
          opened={isOpen}
          onClose={() => setOpen(false)}
          title="Your picture"
          upload={(file, onProgress) => uploadFile(file, { purpose: 'avatar', onProgress })}
          onSave={onChange}
          problemOf={pictureProblemOf}
        />
      )}
    </div>
  );
}
