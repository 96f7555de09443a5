import { type DeletedObject, formatMoment } from '@coaching/contracts';
import { Button } from '@coaching/ui-kit';
import type { Column } from '@coaching/ui-kit/data-table';

interface Offered {
  /** What can be chosen of, in the column's head. */
  nouns: readonly string[];
  onRestore: (object: DeletedObject) => void;
  /** What is being brought back just now. */
  isUnderWay: (object: DeletedObject) => boolean;
}

/** Columns of the recycle bin. */
export const recycleBinColumnsWith = ({
  nouns,
  onRestore,
  isUnderWay,
}: Offered): readonly Column<DeletedObject>[] => [
  { id: 'title', label: 'Title', sortable: true, cell: ({ title }) => title },
  {
    id: 'noun',
    label: 'What',
    sortable: true,
    width: 'clamp(7.5rem, 13vw, 11rem)',
    cell: ({ noun }) => noun,
    filter: { kind: 'one', choices: nouns.map((noun) => ({ value: noun, label: noun })) },
  },
  { id: 'place', label: 'Belongs to', sortable: true, cell: ({ place }) => place },
  {
    id: 'deleted_at',
    label: 'Deleted',
    sortable: true,
    numeric: true,
    width: 'clamp(7rem, 16vw, 13.5rem)',
    cell: ({ deleted_at }) => formatMoment(new Date(deleted_at)),
  },
  {
    id: 'deleted_by_name',
    label: 'Deleted by',
    sortable: true,
    width: 'clamp(7rem, 13vw, 12rem)',
    cell: ({ deleted_by_name }) => deleted_by_name,
  },
  {
    id: 'restore',
    label: 'Bring back',
    width: '8rem',
    cell: (object) => (
      <Button
        variant="default"
        size="compact-sm"
        loading={isUnderWay(object)}
        aria-label={`Restore ${object.title}`}
        onClick={() => onRestore(object)}
      >
        Restore
      </Button>
    ),
  },
];
