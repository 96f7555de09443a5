# syntax=docker/dockerfile:1.7-labs
# One image per deployable: docker build --target identity|observations|reports|content|action-steps|tools|gateway|mfe-observations .

FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm install --no-save --no-audit --no-fund && npm run build

# Only what a server part needs at run time: compiled code and production dependencies, no sources.
FROM node:22-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY --parents packages/*/package.json services/*/package.json gateway/package.json shell/package.json mfe-*/package.json single-machine/package.json e2e/package.json bench/package.json ./

FROM manifests AS kits
ENV NODE_ENV=production
COPY tools/healthcheck.mjs tools/
COPY --from=build /app/packages/contracts/dist packages/contracts/dist
COPY --from=build /app/packages/access/dist packages/access/dist
COPY --from=build /app/packages/service-kit/dist packages/service-kit/dist
EXPOSE 8080

FROM kits AS identity
RUN npm install --no-save --omit=dev --no-audit --no-fund --workspace services/identity --workspace packages/service-kit
COPY --from=build /app/services/identity/dist services/identity/dist
USER node
CMD ["node", "services/identity/dist/main.js"]

FROM kits AS observations
RUN npm install --no-save --omit=dev --no-audit --no-fund --workspace services/observations --workspace packages/service-kit
COPY --from=build /app/services/observations/dist services/observations/dist
USER node
CMD ["node", "services/observations/dist/main.js"]

FROM kits AS reports
RUN npm install --no-save --omit=dev --no-audit --no-fund --workspace services/reports --workspace packages/service-kit
COPY --from=build /app/services/reports/dist services/reports/dist
USER node
CMD ["node", "services/reports/dist/main.js"]

FROM kits AS content
RUN npm install --no-save --omit=dev --no-audit --no-fund --workspace services/content --workspace packages/service-kit
COPY --from=build /app/services/content/dist services/content/dist
USER node
CMD ["node", "services/content/dist/main.js"]

FROM kits AS action-steps
RUN npm install --no-save --omit=dev --no-audit --no-fund --workspace services/action-steps --workspace packages/service-kit
COPY --from=build /app/services/action-steps/dist services/action-steps/dist
USER node
CMD ["node", "services/action-steps/dist/main.js"]

FROM kits AS tools
RUN npm install --no-save --omit=dev --no-audit --no-fund --workspace services/tools --workspace packages/service-kit
COPY --from=build /app/services/tools/dist services/tools/dist
USER node
CMD ["node", "services/tools/dist/main.js"]

FROM kits AS demo
RUN npm install --no-save --omit=dev --no-audit --no-fund --workspace single-machine
COPY --from=build /app/services/identity/dist services/identity/dist
COPY --from=build /app/services/observations/dist services/observations/dist
COPY --from=build /app/services/action-steps/dist services/action-steps/dist
COPY --from=build /app/services/tools/dist services/tools/dist
COPY --from=build /app/single-machine/dist single-machine/dist
USER node
CMD ["node", "single-machine/dist/demo/seed-main.js"]

FROM kits AS web
RUN npm install --no-save --omit=dev --no-audit --no-fund --workspace gateway --workspace packages/service-kit
COPY --from=build /app/gateway/dist gateway/dist
USER node

# The shell ships with the gateway; remotes are served by their own containers.
FROM web AS gateway
COPY --from=build /app/.build/web/index.html .build/web/index.html
COPY --from=build /app/.build/web/shell .build/web/shell
CMD ["node", "gateway/dist/main.js"]

FROM web AS mfe-observations
COPY --from=build /app/.build/web/remotes/observations .build/web/remotes/observations
CMD ["node", "gateway/dist/static-main.js"]
