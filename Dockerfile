# One image per deployable; docker-compose.yml says which target and argument each is built with.

FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
# What npm must know of every workspace, kept apart so that an image installs anew only when that has changed.
RUN mkdir /manifests && cp --parents package-lock.json .npmrc $(find . -name package.json -not -path '*/node_modules/*') /manifests
RUN npm ci --no-audit --no-fund && npm run build
# Every service's compiled code, for the part that needs some of all.
RUN mkdir /built && cp -r --parents services/*/dist /built

# Production dependencies of all server parts, installed once; it changes only when a manifest does.
FROM node:22-bookworm-slim AS modules
WORKDIR /app
ENV NODE_ENV=production
COPY --from=build /manifests ./
RUN npm ci --omit=dev --no-audit --no-fund --workspace packages/service-kit --workspace services --workspace gateway \
    --workspace single-machine

# Compiled code, no sources.
FROM modules AS kits
COPY tools/healthcheck.mjs tools/
COPY --from=build /app/packages/contracts/dist packages/contracts/dist
COPY --from=build /app/packages/access/dist packages/access/dist
COPY --from=build /app/packages/service-kit/dist packages/service-kit/dist
EXPOSE 8080
USER node

# One service: docker build --target service --build-arg SERVICE=identity .
FROM kits AS service
ARG SERVICE
ENV SERVICE=${SERVICE}
COPY --from=build /app/services/${SERVICE}/dist services/${SERVICE}/dist
CMD ["sh", "-c", "exec node services/$SERVICE/dist/main.js"]

FROM kits AS demo
COPY --from=build /app/packages/demo/dist packages/demo/dist
COPY --from=build /built/services services
COPY --from=build /app/single-machine/dist single-machine/dist
CMD ["node", "single-machine/dist/demo/seed-main.js"]

FROM kits AS web
COPY --from=build /app/gateway/dist gateway/dist

# The shell ships with the gateway; remotes are served by their own containers.
FROM web AS gateway
COPY --from=build /app/.build/web/index.html* /app/.build/web/service-worker.js* .build/web/
COPY --from=build /app/.build/web/pages .build/web/pages
COPY --from=build /app/.build/web/guides .build/web/guides
COPY --from=build /app/.build/web/shell .build/web/shell
CMD ["node", "gateway/dist/main.js"]

# One remote's files: docker build --target remote --build-arg REMOTE=observations .
FROM web AS remote
ARG REMOTE
COPY --from=build /app/.build/web/remotes/${REMOTE} .build/web/remotes/${REMOTE}
CMD ["node", "gateway/dist/static-main.js"]
