import { pictureUpload } from '@coaching/mfe-kit/upload';
import { RichTextField } from '@coaching/ui-kit';

interface InformationFieldProps {
  value: string;
  onChange: (html: string) => void;
}

/** What whoever reads an interaction should know beforehand. */
export function InformationField({ value, onChange }: InformationFieldProps) {
  return (
    <RichTextField
      label="Additional information"
      pictures={pictureUpload}
      value={value}
      onChange={onChange}
    />
  );
}
