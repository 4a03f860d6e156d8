# Fray in a container: the database is in /data, the token comes in DISCORD_TOKEN. `docker compose up -d` is the short way.

# By digest: the tag could be given to another image. A newer one: `docker buildx imagetools inspect node:26-slim`.
FROM node:26.10.0-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1 AS node

FROM node AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# The image brings its own Node, and the database engine comes ready for this system: nothing is built or downloaded here.
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

FROM node AS bundle
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY src ./src
COPY commands ./commands
COPY locales ./locales
RUN node src/build.js

FROM node
ENV NODE_ENV=production \
    DATABASE_PATH=/data/fray.db \
    METRICS_PORT=9464
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=bundle --chown=node:node /app/dist ./dist
RUN mkdir -p /data && chown node:node /data
COPY package.json package-lock.json LICENSE NOTICE ./
COPY migrations ./migrations
COPY src ./src
COPY commands ./commands
COPY locales ./locales
# Node's image has a user for this, who owns nothing here but /data and the bundle.
USER node
# Compiled once here, so that no start need do it; with the flags of the start, since what others compiled is of no use to it.
RUN node --expose-gc --max-semi-space-size=8 --heap-growing-percent=80 --v8-pool-size=1 src/start.js --load-only
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# No shell in between, so that the signal to stop arrives.
CMD ["node", "--expose-gc", "--max-semi-space-size=8", "--heap-growing-percent=80", "--v8-pool-size=1", "src/start.js"]
