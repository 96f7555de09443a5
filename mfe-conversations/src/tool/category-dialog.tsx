import { Dialog, NameForm } from '@coaching/ui-kit/dialog';

interface CategoryDialogProps {
  /** Empty for a new one. */
  name: string;
  onClose: () => void;
  /** False when it could not be saved, which was shown: then what was typed stays. */
  onSave: (name: string) => Promise<boolean>;
}

/** Names a category. */
export default function CategoryDialog({ name, onClose, onSave }: CategoryDialogProps) {
  return (
    <Dialog opened onClose={onClose} title={name ? 'Rename Category' : 'Add Category'}>
      <NameForm
        label="Category Name"
        name={name}
        submit={name ? 'Save Category' : 'Add Category'}
        onCancel={onClose}
        onSubmit={async (typed) => {
          if (await onSave(typed)) onClose();
        }}
      />
    </Dialog>
  );
}
