/** What rubrics and their instances say (spec 2 sections 5 and 7). */
export const rubricMessages = {
  rubricIncomplete: 'Rubric must have a name, row name, At least 1 column and 1 Category before Saving',
  rubricDeleted: 'Rubric deleted successfully',
  rubricInstanceDeleted: 'Rubric Instance deleted successfully',
} as const;
