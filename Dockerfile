# One image for every role. The variables are those of docs/self-hosting.md. Building needs the npm registry and Debian's packages;
# running needs neither.

ARG BUILDER=node:22-bookworm-slim
ARG BASE=debian:bookworm-slim
# As in scripts/pnpm.mjs.
ARG PNPM=pnpm@12.21.0

FROM ${BUILDER} AS build
ARG PNPM
# The project's Node needs libatomic.
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1
WORKDIR /app
COPY . .
# Everything, to build what browsers load.
RUN npx --yes ${PNPM} install --frozen-lockfile --reporter=silent \
  && PATH="$(echo /app/node_modules/node-linux-*/bin):$PATH" npm run build \
  && printf release > dist/.built
# Then only what the server runs, which has its own Node. The last line links PostgreSQL's libraries, which a read-only folder could not.
RUN mv node_modules/node-linux-*/bin/node /usr/local/bin/own-node \
  && rm -rf node_modules packages/*/node_modules \
  && npx --yes ${PNPM} install --prod --frozen-lockfile --filter "@scheduling/server..." --filter scheduling --reporter=silent \
  && rm -rf node_modules/node-linux-* node_modules/.pnpm/node-linux-* \
  && npx --yes ${PNPM} sbom --sbom-format cyclonedx --sbom-type application --prod --filter "@scheduling/server..." --filter scheduling --out sbom.cdx.json \
  && find packages -name "*.test.ts" -delete \
  && own-node --input-type=module -e "import { binaries } from './packages/server/src/database/postgres-binaries.ts'; await binaries('/data', false)"

FROM ${BASE}
# ffmpeg converts videos; leave it out with --build-arg PACKAGES=.
ARG PACKAGES=ffmpeg
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates libatomic1 ${PACKAGES} \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --home-dir /data --create-home scheduling
COPY --from=build /usr/local/bin/own-node /usr/local/bin/node
COPY --from=build /app/package.json /app/LICENSE /app/sbom.cdx.json /app/
COPY --from=build /app/node_modules /app/node_modules
COPY --from=build /app/dist /app/dist
COPY --from=build /app/scripts /app/scripts
COPY --from=build /app/packages/domain /app/packages/domain
COPY --from=build /app/packages/messages /app/packages/messages
COPY --from=build /app/packages/contract /app/packages/contract
COPY --from=build /app/packages/server /app/packages/server
WORKDIR /app
USER 10001
# The cache of compiled code lets it start twice as fast the next time. The rest of the image may be read-only.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compile-cache
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=30s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "scripts/release.mjs"]
CMD ["start"]
