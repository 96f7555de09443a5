/** What tool sets say (spec 2 sections 4 and 7). */
export const toolMessages = {
  toolConfigUpdated: 'Updated tool config successfully',
  confirmUsesTitle: 'Confirm Uses Change',
  confirmUses:
    'Changing the Uses Tool Set will change the tools available in this tool set. All customizations to the current toolset will be lost. Are you sure you want to continue?',
} as const;
