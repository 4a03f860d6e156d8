# Fray in a container. The database is in /data, and the token comes in DISCORD_TOKEN. The easy way: `docker compose up -d`.

# Pinned by digest, because a tag can move to another image. To find a newer one: `docker buildx imagetools inspect node:26-slim`.
FROM node:26.10.0-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1 AS node

FROM node AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# The image has its own Node, and the package of the database engine contains compiled binaries. So no package has to
# run an install script.
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

FROM node AS bundle
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY src ./src
COPY commands ./commands
COPY locales ./locales
COPY packs ./packs
COPY systems ./systems
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
COPY packs ./packs
COPY systems ./systems
# This user comes with Node's image. It owns nothing here but /data and the bundle.
USER node
# Compile once here, so no start has to. The flags must be those of the start, or Node can't use the result.
RUN node --expose-gc --max-semi-space-size=8 --heap-growing-percent=80 --v8-pool-size=1 src/start.js --load-only
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# No shell in between: the signal to stop must reach Fray.
CMD ["node", "--expose-gc", "--max-semi-space-size=8", "--heap-growing-percent=80", "--v8-pool-size=1", "src/start.js"]
