/** Pages for everybody, which the build has drawn; links to them leave the application. */
export const publicPaths = ['/', '/pricing', '/resources', '/terms', '/privacy'];
