import { pictureUpload } from '@coaching/mfe-kit/upload';
import { LoadingState, lazyAfterPress } from '@coaching/ui-kit';
import { Suspense } from 'react';

const RichTextEditor = lazyAfterPress(
  async () => (await import('@coaching/ui-kit/rich-text')).RichTextEditor,
);

interface InformationFieldProps {
  value: string;
  onChange: (html: string) => void;
}

/** What whoever reads an interaction should know beforehand. */
export function InformationField({ value, onChange }: InformationFieldProps) {
  return (
    <Suspense fallback={<LoadingState rows={3} label="Loading the editor" />}>
      <RichTextEditor
        label="Additional information"
        pictures={pictureUpload}
        value={value}
        onChange={onChange}
      />
    </Suspense>
  );
}
