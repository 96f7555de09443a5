/** What is looked at again when it is not what it was; events of conversations are those of every kind of interaction. */
export const conversationSignals = ['interview.saved', 'question.saved'] as const;
