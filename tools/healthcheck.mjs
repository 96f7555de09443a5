/** Container health check: exit code 0 while the part on PORT can serve. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 8080}/readyz`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
