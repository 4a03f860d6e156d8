### `/practice`: um combate contra um boneco de treino, para um jogador aprender as regras.

practice-encounter = Prática
practice-straw-man = Boneco de Treino
practice-choose =
    ### Prática
    Enfrente sozinho um boneco de treino. Com quais regras?
practice-title = ### Prática, { $step } de { $of }: { $about }
practice-over = ### Prática: muito bem
practice-hero = Você joga com **{ $name }**. Há um boneco de treino na sua frente.
practice-fallen = O boneco de treino está fora de combate, então a prática acaba antes.
practice-stopped = Seu personagem está fora de combate. Acontece. É só um treino, então você não perde nada.
practice-nothing-kept = -# Nada daqui é salvo.
practice-next = Quer um combate de verdade? Entre em um, ou crie o seu personagem.
practice-next-alone = Agora crie o seu personagem. Quando um mestre começar um combate aqui, toque em **Entrar**.
practice-again = De novo
practice-another = Outras regras…
practice-stop = Parar
practice-join = Entrar no combate
practice-make-character = Criar personagem
practice-roll-your = Você rolou { $shown }.
practice-roll-its = O boneco de treino rolou { $shown }.
practice-roll-your-plus = Você rolou { $shown } + { $added } = { $total }.
practice-roll-its-plus = O boneco de treino rolou { $shown } + { $added } = { $total }.
practice-roll-your-minus = Você rolou { $shown } − { $added } = { $total }.
practice-roll-its-minus = O boneco de treino rolou { $shown } − { $added } = { $total }.
