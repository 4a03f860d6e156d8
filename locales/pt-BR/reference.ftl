### O que um ajuste faz (`/gm set`, `/rules`), como sinais e palavras ligam números, e motivos que todo sistema tem.

core-reference-briefs-settings-auto-end = Se um turno se encerra sozinho quando não há mais nada para gastar.
core-reference-briefs-settings-turns = Regra da casa para quem age em conjunto. Um após o outro: cada combatente tem seu turno, como no livro. Por lado: todos de um lado agem, em qualquer ordem, e depois o outro lado.
core-reference-briefs-settings-delay = Regra da casa que deixa os jogadores adiarem um turno para mais tarde na rodada (`/turn delay`), antes de fazer algo nele.
core-reference-briefs-settings-order = Regra da casa para quando se define a ordem dos turnos: uma vez para o combate inteiro, como no livro (once), ou de novo no início de cada rodada (each round).
core-reference-briefs-settings-tone = O tom da história: heroico, sombrio ou simples.
core-reference-briefs-settings-sums = Quanto das contas você vê com um resultado. Curto: dado, total, resultado e dano. Completo: cada passo. O registro sempre tem cada passo.
core-reference-briefs-settings-signs = Mostrar números com barras e sinais (bars), ou escrever tudo por extenso para leitores de tela (words).
core-reference-briefs-settings-secrecy = O que os jogadores veem da saúde das criaturas: números exatos, palavras (sem ferimentos, com ferimentos, com ferimentos graves, à beira da morte), ou nada.
core-reference-briefs-settings-picture = Como são as imagens do mapa, da ordem dos turnos e do combate: em fundo escuro (dark), em fundo claro (light), ou sem imagens (off).
core-reference-briefs-settings-sheets = Quem pode mudar uma ficha durante o encontro: só o mestre (`/gm sheet`), ou os jogadores também (a dos próprios personagens, com `/character edit`).
core-reference-briefs-settings-join = Quem pode entrar: todos (open), quem o mestre deixar (ask), ou ninguém (closed). Durante o combate, o mestre precisa deixar, mesmo com open.
core-reference-briefs-settings-characters-each = Quantos combatentes cada jogador pode trazer.
core-reference-briefs-settings-loot = Quem pode saquear: só o mestre (mestre), os jogadores de criaturas mortas (mortos), os jogadores de quem estiver fora de combate (caídos) ou ninguém (desligado).
core-reference-briefs-settings-language = O idioma das mensagens do encontro. Mensagens que só você vê usam o idioma do seu Discord. Novos encontros começam no idioma do servidor.
core-reference-briefs-settings-uneven = Avisa o mestre em particular, em `/initiative`, se a chance de vitória dos jogadores não está entre estas duas porcentagens (como 30-95). Off: sem aviso.
signs-dice = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
signs-bars-multiplied = { " " }em dobro
signs-bars-pool-misses = { $misses } falha
signs-bars-pool = { $hits } sucesso, { $misses } falha
signs-bars-short-pool = { $hits } de { $dice }
signs-bars-undone = ~~{ $title }~~ (desfeito)
signs-words-out-of = { $value } de { $max }
signs-words-became = { $before }, agora { $after }
signs-words-reaches = alcança
signs-words-misses = fica abaixo de
signs-words-under = é no máximo
signs-words-over = passa de
signs-words-times = { $count } vezes { $what }
signs-words-share = , { $percent } disso
signs-words-multiplied = { $times ->
    [2] , em dobro
   *[other] , vezes { $times }
}
signs-words-towards = para
signs-words-pool = sucessos: { $hits }; falhas: { $misses } ({ $faces } contam como sucessos)
signs-words-pool-none = nenhum
signs-words-short-pool = { $hits } de { $dice } ({ $faces } são sucessos)
signs-words-may-be-attacked = { $way } (risco de ataque)
signs-words-undone = Desfeito: { $title }.
core-reasons-stat = { $stat } { DE($whose) }
core-reasons-gm-s-word = decisão do mestre
core-reasons-sheet-changed = mudança na ficha ({ $fields })
core-reasons-revived = de volta à vida
core-reasons-returned = de volta
core-reasons-dead = sem vida
core-reasons-taken-off = remoção pelo mestre
core-reasons-time-over = o tempo acabou
core-reasons-time-passes = o tempo passa
core-reasons-scene-over = a cena acaba
core-reasons-rounds-stop = o combate entra em pausa
core-reasons-gone = { $who } está fora do combate
core-reasons-scene-begins = o combate começa
core-reasons-unspent = sem gastar
core-reasons-waited-too-long = esperou até a rodada acabar
core-questions-join = { $ally } age: { $title }. { $name } pode participar.
core-questions-join-yes = Participar
core-questions-join-no = Ficar de fora
core-questions-next = { $name } escolhe quem age em seguida.
core-reasons-passed-over = turno pulado pelo mestre
cite-house = Regra da casa
cite-ruling = Decisão “{ $about }”
