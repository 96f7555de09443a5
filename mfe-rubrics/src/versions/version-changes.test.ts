import { aPinnedRubric, aRow } from '../instance/testing/builders';
import { versionChanges } from './version-changes';

it('tells what a later version adds and leaves out, whatever was moved or worded anew', () => {
  const earlier = aPinnedRubric();
  const later = aPinnedRubric({
    columns: [
      { uid: 'high', name: 'Secure' },
      { uid: 'top', name: 'Exemplary' },
    ],
    categories: [
      { uid: 'task', name: 'Task', rows: [aRow('c', { name: 'Reworded' }), aRow('d'), aRow('a')] },
    ],
  });
  expect(versionChanges(earlier, later)).toEqual({
    newRows: ['Row d'],
    goneRows: ['Row b'],
    newLevels: ['Exemplary'],
    goneLevels: ['Emerging'],
  });
});
