import { LOGO_HEIGHT } from '@coaching/contracts';
import { pictureProblemOf, uploadFile } from '@coaching/mfe-kit/upload';
import { Button, latePart, OrganizationMark } from '@coaching/ui-kit';
import { useState } from 'react';
import classes from './place-form.module.css';

const WholePictureDialog = latePart(async () => ({
  default: (await import('@coaching/ui-kit/image-dialog')).WholePictureDialog,
}));

interface LogoFieldProps {
  name: string;
  logo: string | null;
  onChange: (logo: string | null) => void;
}

/** An organisation's logo, and the way to another one or to none. */
export function LogoField({ name, logo, onChange }: LogoFieldProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <div className={classes.row}>
      <OrganizationMark name={name} logo={logo} size={LOGO_HEIGHT} />
      <Button variant="default" onClick={() => setOpen(true)}>
        {logo ? 'Change logo' : 'Add a logo'}
      </Button>
      {logo && (
        <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
          Remove logo
        </Button>
      )}
      {isOpen !== null && (
        <WholePictureDialog
          opened={isOpen}
          onClose={() => setOpen(false)}
          title="Logo"
          upload={(file, onProgress) => uploadFile(file, { purpose: 'logo', onProgress })}
          onSave={onChange}
          problemOf={pictureProblemOf}
        />
      )}
    </div>
  );
}
