/** What conversations, templates and questions say (spec 2 sections 2, 7 and 8). */
export const conversationMessages = {
  categoryNotFound: (id: string) => `Category not found: ${id}`,
  conversationDeleted: 'Conversation deleted successfully',
  questionDeleted: 'Question deleted successfully',
  questionHidden: 'Question hidden successfully',
} as const;
