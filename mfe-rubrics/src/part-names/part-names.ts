interface Named {
  name: string;
}

/** How a row is called, also where it has no name yet. */
export const rowName = ({ name }: Named): string => name.trim() || 'Row without a name';

/** How a category is called, also where it has no name yet. */
export const categoryName = ({ name }: Named): string => name.trim() || 'Category without a name';

/** How a column is called, also where it has no name yet. */
export const columnName = ({ name }: Named, index: number): string => name.trim() || `Column ${index + 1}`;
